import http, {type IncomingHttpHeaders, type OutgoingHttpHeaders} from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly agent?: http.Agent;
}

/** Sends the path exactly as given, unlike `fetch`, which would normalize it. */
export function request(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, agent}: RequestOptions = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    http
      .request({hostname, port, path, method, headers, agent}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const {statusCode = 0} = response;
          resolve({
            status: statusCode,
            headers: response.headers,
            body,
            text: `${body}`,
          });
        });
      })
      .on('error', reject)
      .end();
  });
}
