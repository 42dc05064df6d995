import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {findInstalledBrowser} from '../../../commands/lib/find-browser.mjs';

test('the environment decides, before PATH', () => {
  const folder = createFolder();
  const chosen = writeProgram(folder, 'my-browser', 'Chromium 150');
  writeProgram(folder, 'chromium', 'Chromium 140');
  expect(findInstalledBrowser({CHROME_PATH: chosen, PATH: folder}, 'linux')).toBe(
    chosen,
  );
  const env = {PLAYWRIGHT_CHROMIUM_EXECUTABLE: chosen, PATH: folder};
  expect(findInstalledBrowser(env, 'linux')).toBe(chosen);
});

test('a browser that the environment names but that does not exist is refused', () => {
  expect(() => findInstalledBrowser({CHROME_PATH: '/opt/gone'}, 'linux')).toThrow(
    [
      'There is no browser at /opt/gone.',
      '  where:    the environment variable CHROME_PATH',
      '  expected: the path of a Chromium or Chrome executable',
      '  fix:      correct CHROME_PATH, or unset it to let the command look for a browser',
    ].join('\n'),
  );
});

test('Chromium on PATH is found, without a window if it can be, and Chrome where there is none', () => {
  const first = createFolder();
  const second = createFolder();
  const PATH = [first, second].join(delimiter);
  const chrome = writeProgram(first, 'google-chrome', 'Google Chrome 150.0');
  expect(findInstalledBrowser({PATH}, 'linux')).toBe(chrome);
  const chromium = writeProgram(second, 'chromium', 'Chromium 150.0');
  expect(findInstalledBrowser({PATH}, 'linux')).toBe(chromium);
  const shell = writeProgram(second, 'chromium-headless-shell', 'Chromium 150.0');
  expect(findInstalledBrowser({PATH}, 'linux')).toBe(shell);
});

test('a script that only tells how to install the browser is passed over', () => {
  const folder = createFolder();
  writeProgram(folder, 'chromium', 'please run: snap install chromium', 1);
  const chrome = writeProgram(folder, 'google-chrome', 'Google Chrome 150.0');
  expect(findInstalledBrowser({PATH: folder}, 'linux')).toBe(chrome);
});

test('nothing is found where nothing is installed', () => {
  expect(findInstalledBrowser({PATH: createFolder()}, 'linux')).toBeUndefined();
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  return folder;
}

function writeProgram(folder: string, name: string, prints: string, code = 0): string {
  const path = join(folder, name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path, `#!/bin/sh\necho '${prints}'\nexit ${code}\n`, {mode: 0o755});
  return path;
}
