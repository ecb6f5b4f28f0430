export type ContactMessage = { name: string; email: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing or wrong in a message, by field; empty when it can be sent. */
export function contactErrors({ name, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!name.trim()) errors.name = "Name is required";
  if (!email.trim()) errors.email = "Email is required";
  else if (!emailLike.test(email.trim())) errors.email = "Invalid email";
  if (!message.trim()) errors.message = "Message is required";
  return errors;
}

/** The address that opens the visitor's mail program with the message in it. */
export function mailAddress(to: string, subject: string, { name, email, message }: ContactMessage): string {
  const body = `${message.trim()}\r\n\r\n${name.trim()}\r\n${email.trim()}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
