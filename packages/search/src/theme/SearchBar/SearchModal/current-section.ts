/**
 * Returns the sidebar category that the page stands in, which is the top level (`lvl0`) of its
 * records; undefined outside of categories.
 *
 * The breadcrumbs name it on screens of every size, the sidebar on large ones only.
 */
export function currentSection(): string | undefined {
  const crumbs = document.querySelectorAll('.theme-doc-breadcrumbs .breadcrumbs__item');
  return crumbs[crumbs.length - 2]?.textContent.trim() || undefined;
}
