import {mkdtemp, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {CDPSession, Locator, Page} from 'playwright-core';

import type {ClickOptions, Dropped, Point, UserActions} from './user-bridge';

/** Waiting for a missing element would otherwise use up the time of the whole sample. */
const TIME_LIMIT_MS = 3_000;

/** How long a person holds the button, in which Chromium may move the caret once more. */
const HELD_MS = 80;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Browsers start a drag after some pixels. */
const STEPS = 3;

/** Chromium's name for dropping a copy. */
const COPY = 1;

interface DragData {
  readonly items: {mimeType: string; data: string}[];
  readonly files: string[];
  readonly dragOperationsMask: number;
}

/** A pixel from the edge, which still belongs to the element. */
const INSIDE = 1;

/**
 * Lets the samples on a page act as a user, with real input events of Chromium.
 *
 * @param folder - where files for drops are stored
 */
export async function provideUser(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const actions = createActions(page, session, folder);
  await page.exposeFunction(
    '__sampleUser',
    (action: keyof UserActions, parameters: unknown[]) =>
      (actions[action] as (...all: unknown[]) => Promise<unknown>)(...parameters),
  );
}

function createActions(page: Page, session: CDPSession, folder: string): UserActions {
  const {keyboard, mouse} = page;
  const find = (target: string) => page.locator(target).first();
  return {
    press: (key) => keyboard.press(key),
    type: (text) => keyboard.type(text),
    insert: (text) => keyboard.insertText(text),
    compose: (texts, isKept) => compose(session, texts, isKept),
    click: (target, options) => click(find(target), options),
    tap: async (target, at) => tap(session, await pointOf(find(target), at)),
    hover: (target) => find(target).hover({timeout: TIME_LIMIT_MS}),
    drag: async (from, to, at) =>
      drag(mouse, await pointOf(find(from), at.from), await pointOf(find(to), at.to)),
    async drop(content, target, at) {
      await drop(
        session,
        await droppable(content, folder),
        await pointOf(find(target), at),
      );
    },
    accessible: (target) => find(target).ariaSnapshot({timeout: TIME_LIMIT_MS}),
    settle: () => Promise.resolve(),
  };
}

async function click(
  element: Locator,
  {at = 'center', count, button, keys}: ClickOptions,
): Promise<void> {
  await element.click({
    position: at === 'center' ? undefined : await positionIn(element, at),
    clickCount: count,
    delay: HELD_MS,
    button,
    modifiers: keys && [...keys],
    timeout: TIME_LIMIT_MS,
  });
}

async function tap(session: CDPSession, {x, y}: Place): Promise<void> {
  const touch = 'Emulation.setTouchEmulationEnabled';
  await session.send(touch, {enabled: true, maxTouchPoints: 1});
  await session.send('Input.synthesizeTapGesture', {x, y, gestureSourceType: 'touch'});
  await session.send(touch, {enabled: false});
}

async function drag(mouse: Page['mouse'], from: Place, to: Place): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, {steps: STEPS});
  await mouse.move(to.x, to.y, {steps: STEPS});
  await mouse.up();
}

/** Input methods send the key "Process" before each change. */
async function compose(
  session: CDPSession,
  texts: readonly string[],
  isKept: boolean,
): Promise<void> {
  const key = {windowsVirtualKeyCode: 229, key: 'Process'};
  for (const text of texts) {
    await session.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...key});
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  }
  if (isKept) await session.send('Input.insertText', {text: texts.at(-1) ?? ''});
}

/** Chromium reads files from the disk, and only when a page requests their content. */
async function droppable({text, files}: Dropped, folder: string): Promise<DragData> {
  const own = await mkdtemp(path.join(folder, 'dropped-'));
  const paths = files.map(({name}) => path.join(own, path.basename(name)));
  for (const [index, {base64}] of files.entries())
    await writeFile(paths[index] ?? '', Buffer.from(base64, 'base64'));
  const items = Object.entries(text).map(([mimeType, data]) => ({mimeType, data}));
  return {items, files: paths, dragOperationsMask: COPY};
}

async function drop(session: CDPSession, data: DragData, {x, y}: Place): Promise<void> {
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {type, x, y, data});
}

async function pointOf(element: Locator, at: Point = 'center'): Promise<Place> {
  await element.scrollIntoViewIfNeeded({timeout: TIME_LIMIT_MS});
  const box = await element.boundingBox({timeout: TIME_LIMIT_MS});
  const position = await positionIn(element, at);
  return {x: (box?.x ?? 0) + position.x, y: (box?.y ?? 0) + position.y};
}

async function positionIn(element: Locator, at: Point): Promise<Place> {
  const box = await element.boundingBox({timeout: TIME_LIMIT_MS});
  const {width = 0, height = 0} = box ?? {};
  const x = {center: width / 2, start: INSIDE, end: width - INSIDE}[at];
  return {x, y: height / 2};
}
