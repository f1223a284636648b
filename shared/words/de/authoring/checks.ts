import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'no answer': 'keine Antwort',
  '{path} is not published, because the checks find errors on it: {message}{more}. Correct them in the editor first':
    '{path} wird nicht veröffentlicht, da die Prüfungen darauf Fehler finden: {message}{more}. Korrigieren Sie sie zuerst im Editor',
  'A picture has no alternative text. Say what it shows, or mark it as decorative.':
    'Ein Bild hat keinen Alternativtext. Beschreiben Sie, was es zeigt, oder kennzeichnen Sie es als dekorativ.',
  'The alternative text is a file name. Say what the picture shows.':
    'Der Alternativtext ist ein Dateiname. Beschreiben Sie, was das Bild zeigt.',
  'Screen readers say that it is a picture. Begin the alternative text with what it shows.':
    'Bildschirmleseprogramme sagen bereits, dass es ein Bild ist. Beginnen Sie den Alternativtext mit dem, was es zeigt.',
  'The alternative text has {alt} characters. Keep it below {LONGEST}, and say the rest beside the picture.':
    'Der Alternativtext hat {alt} Zeichen. Bleiben Sie unter {LONGEST}, und schreiben Sie das Übrige neben das Bild.',
  'The page has no main heading. Give the title at its top the heading level 1.':
    'Die Seite hat keine Hauptüberschrift. Geben Sie dem Titel oben auf der Seite die Überschriftsebene 1.',
  'A heading of level {level} has no words. Write some, or remove it.':
    'Eine Überschrift der Ebene {level} hat keinen Text. Schreiben Sie einen, oder entfernen Sie sie.',
  'The page has another main heading already. Give this one level 2 or lower.':
    'Die Seite hat bereits eine andere Hauptüberschrift. Geben Sie dieser die Ebene 2 oder tiefer.',
  'Heading level {level} follows level {before}. Use level {value}, so that no level is left out.':
    'Überschriftsebene {level} folgt auf Ebene {before}. Verwenden Sie Ebene {value}, damit keine Ebene ausgelassen wird.',
  'The page has no title. Give it one.': 'Die Seite hat keinen Titel. Geben Sie ihr einen.',
  'The title has {title} characters, with the site’s name. Search results cut it off after about {most}.':
    'Der Titel hat mit dem Namen der Site {title} Zeichen. Suchergebnisse kürzen ihn nach etwa {most}.',
  'The page has no description. Search engines will choose some words of the page.':
    'Die Seite hat keine Beschreibung. Suchmaschinen wählen dann selbst Text von der Seite.',
  'The description has only {length} characters. Use {least} to {most} to say what is on the page.':
    'Die Beschreibung hat nur {length} Zeichen. Beschreiben Sie mit {least} bis {most}, was auf der Seite steht.',
  'The description has {length} characters. Search results cut it off after about {most}.':
    'Die Beschreibung hat {length} Zeichen. Suchergebnisse kürzen sie nach etwa {most}.',
  'A link has no words, so nobody can tell where it leads. Write some.':
    'Ein Link hat keinen Text; niemand kann erkennen, wohin er führt. Schreiben Sie einen.',
  'A link shows its bare address. Write the name of what it leads to.':
    'Ein Link zeigt seine bloße Adresse. Schreiben Sie den Namen des Ziels.',
  'The words of a link do not say where it leads. Name what is there.':
    'Der Linktext sagt nicht, wohin der Link führt. Nennen Sie, was dort ist.',
  'This link leads nowhere. Choose another page or asset, or remove it.':
    'Dieser Link führt ins Leere. Wählen Sie eine andere Seite oder ein anderes Asset, oder entfernen Sie ihn.',
  'The page is there, but not the place on it. Correct what follows the #.':
    'Die Seite gibt es, aber nicht die Stelle darauf. Korrigieren Sie, was nach dem # steht.',
  'The page is not published: visitors who follow this link get an error.':
    'Die Seite ist nicht veröffentlicht: Besucher, die diesem Link folgen, erhalten einen Fehler.',
  'This is an old address. The page is now at {target}.':
    'Dies ist eine alte Adresse. Die Seite ist jetzt unter {target}.',
  'The house avoids “{found}”. Write “{instead}”.':
    'Im Haus wird „{found}“ vermieden. Schreiben Sie „{instead}“.',
  'The house avoids “{found}”. Leave it out.': 'Im Haus wird „{found}“ vermieden. Lassen Sie es weg.',
};
