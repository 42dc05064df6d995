const DELAY_MS = 300;

/** Stands in for your server: it keeps what it gets, or fails. */
export const server = {
  isDown: false,
  saved: '',
  async save(json: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    if (server.isDown) throw new Error('The server does not answer.');
    server.saved = json;
  },
};
