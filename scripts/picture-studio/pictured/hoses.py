"""Hoses and couplings other than the plain hose: the products in each picture, with texts in four languages."""

HOSES = {
    'spiral-hose': dict(
        exact=['V-7010-00'],
        alt=(
            'Blue spiral hose, sprung back, with springs against kinking, a coupling on one end and a nipple on the other',
            'Blauer Spiralschlauch, zusammengezogen, mit Knickschutzfedern, Kupplung am einen und Stecknippel am anderen Ende',
            'Tuyau spiralé bleu au repos, ressorts anti-pliure, raccord à un bout et embout à l’autre',
            'Manguera espiral azul recogida, con muelles antidobleces, enchufe en un extremo y espiga en el otro')),
    'paint-hose': dict(
        exact=['V-7011-00'],
        alt=(
            'Coil of green paint hose held by yellow straps, with a quick coupling on its end',
            'Ring grüner Lackierschlauch, von gelben Bändern gehalten, mit Schnellkupplung am Ende',
            'Couronne de tuyau peinture vert tenue par des sangles jaunes, raccord rapide à l’extrémité',
            'Rollo de manguera de pintura verde sujeto con cintas amarillas, con enchufe rápido en el extremo')),
    'hose-reel': dict(
        exact=['V-7020-00'],
        shared=['V-7021-00'],
        alt=(
            'Blue hose reel on a swivelling bracket; the hose leaves between rollers and ends in a yellow stop and a coupling',
            'Blauer Schlauchaufroller auf Schwenkhalter; der Schlauch tritt zwischen Rollen aus und endet in gelbem Stopper und Kupplung',
            'Enrouleur bleu sur support pivotant ; le tuyau sort entre des galets et finit par une butée jaune et un raccord',
            'Enrollador azul sobre soporte giratorio; la manguera sale entre rodillos y acaba en un tope amarillo y un enchufe')),
    'coupling-dn-5': dict(
        exact=['V-7101-00'],
        alt=(
            'Small quick coupling: knurled steel sleeve, brass hexagon and thread G ¼',
            'Kleine Schnellkupplung: gerändelte Hülse aus Stahl, Sechskant und Gewinde G ¼ aus Messing',
            'Petit raccord rapide : bague moletée en acier, six-pans et filetage G ¼ en laiton',
            'Enchufe rápido pequeño: casquillo moleteado de acero, hexágono y rosca G ¼ de latón')),
    'nipples': dict(
        exact=['V-7102-00'],
        alt=(
            'Ten steel nipples: four with male thread, two with female thread, four with hose tail',
            'Zehn Stecknippel aus Stahl: vier mit Außengewinde, zwei mit Innengewinde, vier mit Schlauchtülle',
            'Dix embouts en acier : quatre mâles filetés, deux femelles, quatre cannelés pour tuyau',
            'Diez espigas de acero: cuatro con rosca macho, dos con rosca hembra y cuatro para manguera')),
    'coupling-safety': dict(
        exact=['V-7103-00'],
        alt=(
            'Safety coupling: ribbed blue composite sleeve with yellow ring, black mouth, steel hexagon and thread G ½',
            'Sicherheitskupplung: gerippte blaue Hülse aus Verbundwerkstoff mit gelbem Ring, schwarze Mündung, Sechskant und Gewinde G ½ aus Stahl',
            'Raccord de sécurité : bague composite bleue striée à anneau jaune, bouche noire, six-pans et filetage G ½ en acier',
            'Enchufe de seguridad: casquillo azul estriado con anillo amarillo, boca negra, hexágono y rosca G ½ de acero')),
    'coupling-pcl': dict(
        exact=['V-7104-00'],
        alt=(
            'Slim plated steel coupling of the PCL profile with knurled sleeve and female thread G ¼',
            'Schlanke verzinkte Stahlkupplung mit PCL-Profil, gerändelter Hülse und Innengewinde G ¼',
            'Raccord élancé en acier zingué, profil PCL, bague moletée et taraudage G ¼',
            'Enchufe esbelto de acero cincado, perfil PCL, con casquillo moleteado y rosca hembra G ¼')),
    'coupling-dn-10': dict(
        exact=['V-7105-00'],
        alt=(
            'Full-flow coupling with knurled brass sleeve, steel hexagon and thread, its steel nipple in front of the mouth',
            'Vollstromkupplung mit gerändelter Messinghülse, Sechskant und Gewinde aus Stahl, der Stecknippel vor der Mündung',
            'Raccord grand débit à bague moletée en laiton, six-pans et filetage en acier, son embout devant la bouche',
            'Enchufe de gran caudal con casquillo moleteado de latón, hexágono y rosca de acero y su espiga ante la boca')),
}
