/** Replaces the package that the classic theme passes to its language loader, which is empty here. */
export const Prism = {};
