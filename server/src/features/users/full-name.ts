/** Name of a person as others read it: first and last name, else the e-mail; null where the account is gone. */
export function fullName(user: {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}): string | null {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return name === '' ? user.email : name;
}
