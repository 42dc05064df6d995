/**
 * The theme's banner tells readers of an old or unreleased version where the current one is. This
 * site documents one version, and each page would carry the banner's code in vain.
 */
export default function DocVersionBanner(): null {
  return null;
}
