import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {
  fetchVersion,
  listVersions,
} from '../../../commands/lib/reference/published-version';
import {runProcess} from '../../../commands/lib/run-process.mjs';

let folder: string;
let registry: Server;
let requests = 0;

/** A registry that has `kit` in three versions, and `@kit/extra` in one of them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
  const versions = {kit: ['1.0.0', '1.1.0', '2.0.0-rc.1'], '@kit/extra': ['1.1.0']};
  const files = new Map<string, Buffer>();
  for (const [name, numbers] of Object.entries(versions)) {
    for (const version of numbers) {
      files.set(`/${name}/${version}.tgz`, await pack(name, version));
    }
  }
  registry = createServer((request, response) => {
    requests += 1;
    const path = decodeURIComponent(request.url ?? '');
    const file = files.get(path);
    const name = Object.keys(versions).find((known) => path === `/${known}`);
    response.writeHead(file || name ? 200 : 404);
    response.end(file ?? (name ? packument(name, files) : '{}'));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  process.env['npm_config_registry'] = `${origin()}/`;
  process.env['npm_config_cache'] = join(folder, 'npm-cache');
}, 60_000);

afterAll(async () => {
  delete process.env['npm_config_registry'];
  delete process.env['npm_config_cache'];
  registry.close();
  await rm(folder, {recursive: true});
});

test('a version is unpacked beside the installed one, once, and says what the registry lacks', async () => {
  const cache = join(folder, 'cache');
  const names = ['kit', '@kit/extra', '@kit/absent'];
  const first = await fetchVersion('1.1.0', names, cache);
  expect(first).toEqual({
    version: '1.1.0',
    folder: join(cache, '1.1.0'),
    packages: ['kit', '@kit/extra'],
    missing: ['@kit/absent'],
  });
  const extra = join(first.folder, 'node_modules/@kit/extra/package.json');
  expect(JSON.parse(readFileSync(extra, 'utf8'))).toMatchObject({version: '1.1.0'});

  const before = requests;
  expect(await fetchVersion('1.1.0', names, cache)).toEqual(first);
  expect(requests).toBe(before);
}, 60_000);

test.each(['9.9.9', 'latest', '1.1'])(
  'the unknown version %s is refused with the versions that there are',
  async (version) => {
    const cache = join(folder, 'unknown');
    await expect(fetchVersion(version, ['kit'], cache)).rejects.toThrow(
      `There is no version "${version}" of kit.\n` +
        '  where:    the argument <version>, asked of the package registry\n' +
        '  expected: a published version, such as 1.0.0, 1.1.0\n' +
        '  fix:      for example: npm run reference:diff -- 1.1.0',
    );
    expect(existsSync(join(cache, version))).toBe(false);
  },
  60_000,
);

test('a registry that fails is told apart from a version that is missing', async () => {
  const broken = 'http://127.0.0.1:9/';
  const working = process.env['npm_config_registry'];
  process.env['npm_config_registry'] = broken;
  process.env['npm_config_fetch_retries'] = '0';
  await expect(fetchVersion('1.0.0', ['kit'], join(folder, 'broken'))).rejects.toThrow(
    'A package could not be fetched.',
  );
  process.env['npm_config_registry'] = working;
  delete process.env['npm_config_fetch_retries'];
}, 60_000);

test('pre-releases are no versions to compare with', async () => {
  expect(await listVersions('kit')).toEqual(['1.0.0', '1.1.0']);
}, 60_000);

function origin(): string {
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
}

/** What a registry says of a package. */
function packument(name: string, files: ReadonlyMap<string, Buffer>): string {
  const own = [...files].filter(([path]) => path.startsWith(`/${name}/`));
  const versions = own.map(([path, content]) => {
    const version = path.slice(name.length + 2, -'.tgz'.length);
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    return [version, {name, version, dist: {tarball: origin() + path, integrity}}];
  });
  return JSON.stringify({
    name,
    versions: Object.fromEntries(versions),
    'dist-tags': {latest: versions[0]?.[0]},
  });
}

async function pack(name: string, version: string): Promise<Buffer> {
  const source = join(folder, 'sources', `${name}-${version}`);
  await mkdir(join(source, 'package'), {recursive: true});
  await writeFile(
    join(source, 'package/package.json'),
    JSON.stringify({name, version}),
  );
  await runProcess('tar', ['-czf', 'archive.tgz', 'package'], {cwd: source});
  return readFile(join(source, 'archive.tgz'));
}
