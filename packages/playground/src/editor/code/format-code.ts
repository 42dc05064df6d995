import {FourPartError} from '@lexical-documentation/common';
import type {Plugin} from 'prettier';

import type {Formattable} from './formattable';

type Load = () => Promise<Plugin>;

/** By language: the name of Prettier's parser, and the plugins that it needs. */
const PARSERS: Readonly<Record<Formattable, readonly [string, ...Load[]]>> = {
  javascript: ['babel', babel, estree],
  typescript: ['typescript', typescript, estree],
  css: ['css', postcss],
  html: ['html', html, babel, estree, postcss],
  markdown: ['markdown', markdown],
};

/**
 * Formats code with Prettier, which is loaded on the first call.
 *
 * @throws FourPartError if the code has a syntax error, or if Prettier can't be loaded
 */
export async function formatCode(code: string, language: Formattable): Promise<string> {
  const [parser, ...parts] = PARSERS[language];
  try {
    const [{format}, ...plugins] = await Promise.all([
      import(/* webpackChunkName: "playground-prettier" */ 'prettier/standalone'),
      ...parts.map((load) => load()),
    ]);
    const formatted = await format(code, {parser, plugins, singleQuote: true});
    return formatted.replace(/\n$/, '');
  } catch (error) {
    throw new FourPartError({
      what: `The code cannot be formatted: ${firstLineOf(error)}`,
      where: 'the code block',
      expected: `code in ${language} without mistakes`,
      fix: 'Fix the code at this position, or choose the language of the code.',
    });
  }
}

function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}

function babel(): Promise<Plugin> {
  return import(/* webpackChunkName: "prettier-babel" */ 'prettier/plugins/babel');
}

async function estree(): Promise<Plugin> {
  // Its type declarations don't include the printers.
  return (await import(
    /* webpackChunkName: "prettier-estree" */ 'prettier/plugins/estree'
  )) as Plugin;
}

function typescript(): Promise<Plugin> {
  return import(
    /* webpackChunkName: "prettier-typescript" */ 'prettier/plugins/typescript'
  );
}

function postcss(): Promise<Plugin> {
  return import(/* webpackChunkName: "prettier-postcss" */ 'prettier/plugins/postcss');
}

function html(): Promise<Plugin> {
  return import(/* webpackChunkName: "prettier-html" */ 'prettier/plugins/html');
}

function markdown(): Promise<Plugin> {
  return import(
    /* webpackChunkName: "prettier-markdown" */ 'prettier/plugins/markdown'
  );
}
