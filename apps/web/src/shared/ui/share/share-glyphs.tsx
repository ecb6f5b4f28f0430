export function FacebookGlyph() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
      <path d="M13.6 22v-8.6h2.9l.5-3.5h-3.4V7.8c0-1 .4-1.7 1.8-1.7h1.8V3a22 22 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.5v2.6H7.3v3.5h2.9V22Z" />
    </svg>
  );
}

export function WhatsAppGlyph() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" fillRule="evenodd" aria-hidden="true">
      <path d="M12 2.2a9.8 9.8 0 0 0-8.4 14.8L2.2 21.8l4.9-1.3A9.8 9.8 0 1 0 12 2.2Zm0 1.9a7.9 7.9 0 1 1-4.3 14.5l-.3-.2-2.4.6.7-2.3-.3-.4A7.9 7.9 0 0 1 12 4.1ZM8.5 7.3c.3 0 .5 0 .7.5l.8 1.9c.1.2.1.4 0 .6l-.8 1c.7 1.3 1.7 2.2 3.2 2.9l1-1.1c.2-.2.4-.3.7-.2l1.8.9c.4.2.5.4.4.8-.1 1.3-1.1 2.1-2.3 2-3.2-.3-6.5-3.3-7.3-6.3-.2-1.2.5-3 1.8-3Z" />
    </svg>
  );
}
