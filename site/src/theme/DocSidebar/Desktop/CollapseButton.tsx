/** The sidebar cannot be hidden (`docs.sidebar.hideable`), so nothing collapses it. */
export default function CollapseButton(): null {
  return null;
}
