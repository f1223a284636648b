/** @jest-environment jsdom */
import { cleanPasted } from './clean-pasted';
import { vectors } from '../../../kit/testing/hostile-html';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>Compressed air</p>
<h1><a name="_Toc1"></a>What it costs</h1>
<p class=MsoNormal><b><span style='font-size:14.0pt;font-family:"Calibri",sans-serif;color:#C00000'>A leak</span></b> of 3<o:p></o:p> mm costs 0.67 m<sup>3</sup>/min.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Listen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>at night</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Mark</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Measure</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Repair</p>
<p class=MsoNormal>See <a href="https://example.com/leaks">the <span style='mso-spacerun:yes'> </span>guide</a> and <a href="file:///C:/leaks.docx">this</a>.</p>
<!--EndFragment--></body></html>`;

it('keeps the structure of a Word document: headings, nested lists, bold, links', () => {
  expect(cleanPasted(word).replace(/\n\s*/g, '')).toBe(
    '<h2>Compressed air</h2><h2>What it costs</h2><p><b>A leak</b> of 3 mm costs 0.67 m<sup>3</sup>/min.</p>' +
      '<ul><li>Listen<ul><li>at night</li></ul></li><li>Mark</li></ul><p>Then:</p>' +
      '<ol><li>Measure</li><li>Repair</li></ol>' +
      '<p>See <a href="https://example.com/leaks">the  guide</a> and this.</p>',
  );
});

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Dry air</span></h1><p dir="ltr"><span style="font-weight:700;">Refrigerant</span><span style="font-weight:400;"> or </span><span style="font-style:italic;">adsorption</span><span>, at 3 °C, m</span><span style="vertical-align:super;">3</span></p><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>one</span></p></li></ul><p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p></b>`;

it('turns Google Docs styles into tags, and unwraps its redirect links', () => {
  expect(cleanPasted(docs)).toBe(
    '<h2>Dry air</h2><p><strong>Refrigerant</strong> or <em>adsorption</em>, at 3 °C, m<sup>3</sup></p>' +
      '<ul><li><p>one</p></li></ul><p><a href="https://example.com/a?b=1">link</a></p>',
  );
});

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table border=0 cellpadding=0 width=128 style='border-collapse:collapse;width:96pt'><col width=64 span=2 style='width:48pt'><tr height=20><td height=20 class=xl65 width=64 style='height:15.0pt'>kW</td><td class=xl65>dB(A)</td></tr><tr><td align=right x:num>7.5</td><td colspan=2>66</td></tr></table><!--EndFragment--></body></html>`;

it('keeps the cells of a pasted spreadsheet', () => {
  expect(cleanPasted(excel)).toBe(
    '<table><tbody><tr><td>kW</td><td>dB(A)</td></tr><tr><td>7.5</td><td colspan="2">66</td></tr></tbody></table>',
  );
});

it('keeps the structure of a pasted web page without its boxes and pictures', () => {
  const html =
    '<div class="article"><div><p style="color:red">Dry <i class="icon"></i>air</p></div><div>and more</div><img src="/x.png"><h1>Head</h1><font color="red">red</font></div>';
  expect(cleanPasted(html)).toBe('<p>Dry <i></i>air</p><p>and more</p><h2>Head</h2>red');
});

it.each(vectors)('strips what the sanitiser rejects from pasted HTML: %s', (_name, html) => {
  expect(cleanPasted(html)).not.toMatch(/script|onclick|onerror|javascript|data:|iframe|style=|<form/i);
});

it('keeps pasted plain text unchanged', () => {
  expect(cleanPasted('dry air')).toBe('dry air');
});
