/** First and last name of an account, or its e-mail address when it has neither. */
export const personName = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
