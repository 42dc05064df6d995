/** Types of navbar items that the site's pages know; the theme's own list brings the code of all there are. */
export const NAVBAR_ITEM_TYPES = [
  'default',
  'docSidebar',
  'docsVersionDropdown',
  'dropdown',
  'localeDropdown',
] as const;

export type NavbarItemType = (typeof NAVBAR_ITEM_TYPES)[number];

/**
 * Checks the types of a navbar's items. Docusaurus' own check lets pass what the pages of this site
 * would then fail at, one by one.
 *
 * @throws Error naming the item whose type has no component
 */
export function checkNavbarItems<
  Item extends {readonly type?: unknown; readonly label?: unknown},
>(items: Item[]): Item[] {
  for (const {type = 'default', label} of items) {
    if (!NAVBAR_ITEM_TYPES.some((known) => known === type)) {
      throw new Error(
        `The navbar has an item of the type "${String(type)}", which no page can show.\n` +
          `  where:    site/config/navbar.ts, the item labeled "${String(label)}"\n` +
          `  expected: one of ${NAVBAR_ITEM_TYPES.join(', ')}\n` +
          `  fix:      take one of these, or add the type to site/config/navbar-item-types.ts and its component to site/src/theme/NavbarItem/ComponentTypes.tsx`,
      );
    }
  }
  return items;
}
