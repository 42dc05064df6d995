import type {PasteSample} from './sample';

const TEXT =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent';
const REST =
  'font-style:normal;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap';

function run(text: string, weight = 400, decoration = 'none', style = TEXT): string {
  return `<span style="${style};font-weight:${weight};${REST};text-decoration:${decoration};">${text}</span>`;
}

/**
 * Google Docs: a bold element around everything that isn't bold, and spans that declare all of
 * their styles.
 */
export const docs: PasteSample = {
  id: 'google-docs',
  label: 'Google Docs',
  data: {
    'text/plain': 'Spring plan\nWe plant early and often.\nSeeds\nSoil\n',
    'text/html': `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c2a3b-7fff-1c4e-9d0a-2b6f8e1a7c33"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${run('Spring plan', 400, 'none', 'font-size:16pt;font-family:Arial,sans-serif;color:#134f5c;background-color:transparent')}</h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;text-align: center;">${run('We plant ')}${run('early', 700)}${run(' and ')}${run('often', 400, 'underline', 'font-size:11pt;font-family:Georgia,serif;color:#cc0000;background-color:#fff2cc')}${run('.')}</p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run('Seeds')}</p></li><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run('Soil')}</p></li></ul></b><br class="Apple-interchange-newline">`,
    'application/x-vnd.google-docs-document-slice-clip+wrapped':
      '{"dih":2213345,"data":"{\\"resolved\\":{\\"dsl_spacers\\":\\"Spring plan\\"}}","edi":"","edrk":"","dct":"kix"}',
  },
};

/** Google Sheets: a table with its formulas. */
export const sheets: PasteSample = {
  id: 'google-sheets',
  label: 'Google Sheets',
  data: {
    'text/plain': 'Item\tPrice\nSeeds\t12.5\nAll\t92.5',
    'text/html': `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="120"/><col width="80"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;background-color:#d9ead3;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Item&quot;}">Item</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;background-color:#d9ead3;font-weight:bold;text-align:right;">Price</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">Seeds</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;color:#cc0000;" data-sheets-numberformat="{&quot;1&quot;:2,&quot;2&quot;:&quot;0.00&quot;}">12.50</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">All</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;" data-sheets-formula="=SUM(R[-2]C[0]:R[-1]C[0])">92.50</td></tr></tbody></table>`,
  },
};

/** Gmail: lines as `div` elements, and the quoted mail below. */
export const gmail: PasteSample = {
  id: 'gmail',
  label: 'Gmail',
  data: {
    'text/plain': 'Hi Ben,\n\nthe fence is done.\n\nOn Mon, Ben wrote:\nIs it?\n',
    'text/html': `<meta charset='utf-8'><div style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-style: normal; font-weight: 400; letter-spacing: normal; orphans: 2; text-align: start; text-indent: 0px; white-space: normal; background-color: rgb(255, 255, 255);">Hi Ben,</div><div style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small;"><br></div><div style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small;">the fence is <b>done</b>. <font color="#38761d" size="4">Look!</font></div><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Ben &lt;<a href="mailto:ben@garden.example" target="_blank">ben@garden.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin: 0px 0px 0px 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;"><div dir="ltr">Is it?</div></blockquote></div><br class="Apple-interchange-newline">`,
  },
};
