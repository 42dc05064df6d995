const DELAY_MS = 300;

/** Replaces your server in this example: it stores the document, or fails. */
export const server = {
  isDown: false,
  saved: '',
  async save(json: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    if (server.isDown) throw new Error('The server does not answer.');
    server.saved = json;
  },
};
