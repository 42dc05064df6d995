import {defineExtension} from 'lexical';

/** In read-only mode, the browser itself would follow links, and replace the document. */
export const readOnlyLinksExtension = defineExtension({
  name: 'playground/read-only-links',
  register: (editor) => {
    const onClick = (event: MouseEvent): void => {
      if (editor.isEditable() || event.button !== 0) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener');
    };
    return editor.registerRootListener((root) => {
      root?.addEventListener('click', onClick);
      return () => {
        root?.removeEventListener('click', onClick);
      };
    });
  },
});
