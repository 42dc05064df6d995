/** The sidebar cannot be hidden (`docs.sidebar.hideable`), so nothing expands it again. */
export default function ExpandButton(): null {
  return null;
}
