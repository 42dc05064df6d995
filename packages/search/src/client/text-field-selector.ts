/** Fields whose text a key would change; a checkbox or a slider has no use for a "/". */
export const TEXT_FIELD =
  'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file])';
