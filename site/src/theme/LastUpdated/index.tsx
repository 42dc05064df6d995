/** Pages of this site carry no date of their last change, so its formatting would be in vain. */
export default function LastUpdated(): null {
  return null;
}
