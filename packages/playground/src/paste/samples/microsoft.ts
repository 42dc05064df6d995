import type {PasteSample} from './sample';

const WORD_STYLES = `<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-qformat:yes;
	margin-top:0cm;
	margin-right:0cm;
	margin-bottom:8.0pt;
	margin-left:0cm;
	line-height:107%;
	mso-pagination:widow-orphan;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
h1
	{mso-style-priority:9;
	margin-top:12.0pt;
	page-break-after:avoid;
	font-size:16.0pt;
	font-family:"Calibri Light",sans-serif;
	color:#2F5496;
	font-weight:normal;}
p.MsoListParagraph, p.MsoListParagraphCxSpFirst, p.MsoListParagraphCxSpLast
	{mso-style-priority:34;
	margin-left:36.0pt;
	font-size:11.0pt;}
-->
</style>`;

function listItem(place: string, level: number, mark: string, text: string): string {
  return `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

/** Word: its own styles, conditional comments, lists as paragraphs, pictures on the writer's disk. */
export const word: PasteSample = {
  id: 'word',
  label: 'Word',
  data: {
    'text/plain':
      'Minutes of the garden club\r\nAnna spoke about soil and water.\r\n·\tBuy seeds\r\n·\tRepair the fence\r\no\tAsk the neighbors\r\n',
    'text/html': `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument>
</xml><![endif]-->
${WORD_STYLES}
</head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=EN-US>Minutes of the garden club<o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-size:14.0pt;line-height:107%;color:#C00000'>Anna</span></b><span lang=EN-US> spoke about <span style='background:yellow;mso-highlight:yellow'>soil</span> and <u>water</u>.<o:p></o:p></span></p>
${listItem('First', 1, '·', '<span lang=EN-US>Buy seeds</span>')}
${listItem('Middle', 1, '·', '<span lang=EN-US>Repair the fence</span>')}
${listItem('Last', 2, 'o', '<span lang=EN-US>Ask the neighbors</span>')}
<p class=MsoNormal><ins cite="mailto:Anna" datetime="2026-03-04T10:20"><span lang=EN-US>Added by Anna.</span></ins><!--[if gte vml 1]><v:shape id="Picture_1" style='width:120pt;height:80pt'/><![endif]--><![if !vml]><img width=160 height=107 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1"><![endif]></p>
<!--EndFragment-->
</body>
</html>`,
    'text/rtf': String.raw`{\rtf1\ansi{\fonttbl{\f0 Calibri;}}\f0\fs32 Minutes of the garden club\par}`,
  },
};

/** Excel: a table with a style sheet. */
export const excel: PasteSample = {
  id: 'excel',
  label: 'Excel',
  data: {
    'text/plain': 'Item\tPrice\r\nSeeds\t12.50\r\nFence\t80.00\r\n',
    'text/html': `<html xmlns:x="urn:schemas-microsoft-com:office:excel">
<head>
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";
	mso-displayed-thousand-separator:"\\,";}
td
	{padding-top:1px;
	color:black;
	font-size:11.0pt;
	font-weight:400;
	font-family:Calibri, sans-serif;
	vertical-align:bottom;
	white-space:nowrap;}
.xl65
	{font-weight:700;
	background:#DDEBF7;
	border:.5pt solid windowtext;
	text-align:center;}
.xl66
	{color:#C00000;
	mso-number-format:"0\\.00";
	text-align:right;}
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=200 style='border-collapse:collapse;width:150pt'>
<!--StartFragment-->
 <col width=120 style='mso-width-source:userset;width:90pt'>
 <col width=80 style='width:60pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=120 style='height:15.0pt;width:90pt'>Item</td>
  <td class=xl65 width=80 style='border-left:none;width:60pt'>Price</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Seeds</td>
  <td class=xl66 align=right x:num="12.5">12.50</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Fence</td>
  <td class=xl66 align=right x:num="80" x:fmla="=4*20">80.00</td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`,
  },
};

/** Outlook: Word's HTML in an email. */
export const outlook: PasteSample = {
  id: 'outlook',
  label: 'Outlook',
  data: {
    'text/plain': 'Hello Ben,\r\nthe fence is done.\r\nFrom: Ben\r\nIs it?\r\n',
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15 (filtered medium)">
<style><!--
p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Aptos",sans-serif;}
a:link, span.MsoHyperlink {color:#467886; text-decoration:underline;}
--></style></head>
<body lang=EN-US link="#467886" style='word-wrap:break-word'>
<!--StartFragment--><div class=WordSection1>
<p class=MsoNormal>Hello <a href="mailto:ben@garden.example"><span style='color:#2B579A;background:#E1DFDD;text-decoration:none'>@Ben</span></a>,<o:p></o:p></p>
<p class=MsoNormal><span style='mso-fareast-language:EN-US'>the fence is <b>done</b>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b><span style='font-family:"Calibri",sans-serif'>From:</span></b> Ben</p></div>
<p class=MsoNormal style='margin-left:36.0pt'>Is it?<o:p></o:p></p>
</div><!--EndFragment-->
</body></html>`,
  },
};
