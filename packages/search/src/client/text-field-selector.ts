/** Fields whose text a key would change; checkboxes and sliders ignore a "/". */
export const TEXT_FIELD =
  'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file])';
