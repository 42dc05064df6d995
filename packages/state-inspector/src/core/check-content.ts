import type {Collector} from './collector';
import {pathTo} from './path';
import {isSafeAddress, keepSafeStyle} from './safe-content';
import type {Visit} from './visit';

const STYLES = ['style', 'textStyle'];

/** Reports what would act on the page, or load from elsewhere. */
export function checkContent({node, type, path}: Visit, collector: Collector): void {
  for (const name of STYLES) {
    const style = node[name];
    if (typeof style !== 'string') continue;
    for (const declaration of keepSafeStyle(style).dropped) {
      collector.add(
        {
          rule: 'unsafe-style',
          severity: 'warning',
          message: `A style of “${type}” contains “${declaration.slice(0, 60)}”.`,
          fix: 'It can cover the page or load something, so the preview below omits it. Allow only the properties that your editor sets.',
        },
        pathTo(path, name),
        node,
      );
    }
  }
  const url = node['url'];
  if (typeof url === 'string' && !isSafeAddress(url)) {
    collector.add(
      {
        rule: 'unsafe-address',
        severity: 'warning',
        message: `The URL of a “${type}” is “${url.slice(0, 40)}”.`,
        fix: 'Lexical renders it as about:blank, but keeps it in the JSON. Check it before other programs use the JSON.',
      },
      pathTo(path, 'url'),
      node,
    );
  }
}
