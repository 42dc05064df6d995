import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

import {expect, onTestFinished, test} from 'vitest';

import {createCheckout} from './checkout';

const NO_REGISTRY = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_fetch_retries: '0',
};

test('npm start names a port that is taken before it does anything else', async () => {
  const port = await takePort();
  const checkout = createCheckout();
  const result = await checkout.run('start.mjs', [
    '--port',
    `${port}`,
    '--host',
    '127.0.0.1',
  ]);
  expect(result.stderr.trim()).toBe(
    [
      `Port ${port} is taken by another program.`,
      `  where:    http://127.0.0.1:${port}`,
      '  expected: a free port',
      `  fix:      stop that program, or choose another port: npm start -- --port ${port + 1}`,
    ].join('\n'),
  );
  expect(result.stdout).toBe('');
  expect(result.code).toBe(1);
});

test('npm start reads the port from the environment, too', async () => {
  const port = await takePort();
  const env = {PORT: `${port}`, HOST: '127.0.0.1'};
  const {stderr} = await createCheckout().run('start.mjs', [], env);
  expect(stderr).toContain(`Port ${port} is taken by another program.`);
});

test.each(['web', '-1', '65536', '3000.5'])(
  'npm start refuses "%s" as a port',
  async (port) => {
    const {code, stderr} = await createCheckout().run('start.mjs', [`--port=${port}`]);
    expect(stderr).toContain(`"${port}" is not a port.`);
    expect(stderr).toContain('expected: a number from 0 (any free port) to 65535');
    expect(code).toBe(1);
  },
);

test('npm start refuses an argument that it does not know', async () => {
  const {code, stderr} = await createCheckout().run('start.mjs', ['--prot', '8080']);
  expect(stderr).toContain("Unknown option '--prot'");
  expect(stderr).toContain('fix:      for example: npm start -- --port 8080');
  expect(code).toBe(1);
});

test('npm start shows what npm says when the installation fails', async () => {
  const checkout = createCheckout();
  const manifest = {
    name: 'checkout',
    version: '1.0.0',
    dependencies: {'left-pad': '1.3.0'},
  };
  const package_ = {version: '1.3.0', integrity: 'sha512-AAAA'};
  checkout.write(
    'package.json',
    JSON.stringify({...manifest, engines: {node: '>=20.19.0'}}),
  );
  checkout.write(
    'package-lock.json',
    JSON.stringify({
      lockfileVersion: 3,
      packages: {'': manifest, 'node_modules/left-pad': package_},
    }),
  );
  const {code, stdout, stderr} = await checkout.run(
    'start.mjs',
    ['--port=0'],
    NO_REGISTRY,
  );
  expect(stdout).toContain('▸ Installing the dependencies (npm ci)');
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).toContain('The dependencies could not be installed.');
  expect(stderr).toContain(
    `where:    npm ci in ${checkout.root}, which ended with code 1`,
  );
  expect(code).toBe(1);
});

test('npm start shows what Docusaurus says when the build fails', async () => {
  const checkout = createCheckout();
  checkout.install(
    '@docusaurus/core',
    'console.error("[ERROR] no such sidebar"); process.exit(3)',
    'docusaurus',
  );
  const {code, stderr} = await checkout.run('start.mjs', ['--port=0']);
  expect(stderr).toContain('[ERROR] no such sidebar');
  expect(stderr).toContain('The site could not be built.');
  expect(stderr).toContain('which ended with code 3');
  expect(code).toBe(1);
});

/** Listens on a port until the test ends. */
function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      resolve((holder.address() as AddressInfo).port);
    });
    onTestFinished(() => {
      holder.close();
    });
  });
}
