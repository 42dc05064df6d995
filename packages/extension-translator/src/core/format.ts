import babel from 'prettier/plugins/babel';
import estree from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';

/** Formats code as the samples of the pages are. */
export async function formatCode(code: string): Promise<string> {
  return format(code, {
    parser: 'babel-ts',
    plugins: [babel, estree],
    singleQuote: true,
    bracketSpacing: false,
    trailingComma: 'all',
    printWidth: 88,
  });
}
