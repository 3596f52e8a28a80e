/** The name properties of an account. */
interface PersonNames {
  first_name: string;
  last_name: string;
  username: string;
}

/** First and last name, or the user name of an account that has neither. */
export function personName(person: PersonNames): string {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || person.username;
}
