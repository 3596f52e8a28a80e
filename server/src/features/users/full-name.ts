/** Name of a person for others: first and last name, else the mail address; null for a removed account. */
export function fullName(user: {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}): string | null {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return name === '' ? user.email : name;
}
