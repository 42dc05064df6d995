/** Stands in for the package that the classic theme hands to its language loader, which is empty here. */
export const Prism = {};
