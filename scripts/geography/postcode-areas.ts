/*
 * What the first characters of a postcode stand for, where no list of full codes is available under a licence that lets us
 * ship it. Each line has the codes and the town that they map to.
 */

/** The initial letters of British postcodes, and their post towns (Royal Mail's postcode areas). */
export const BRITAIN = `AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn|BD Bradford|BH Bournemouth|BL Bolton|BN Brighton
BR Bromley|BS Bristol|BT Belfast|CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR Croydon|CT Canterbury
CV Coventry|CW Crewe|DA Dartford|DD Dundee|DE Derby|DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester|DY Dudley|E London
EC London|EH Edinburgh|EN Enfield Town|EX Exeter|FK Falkirk|FY Blackpool|G Glasgow|GL Gloucester|GU Guildford|HA Harrow|HD Huddersfield
HG Harrogate|HP Hemel Hempstead|HR Hereford|HS Stornoway|HU Kingston upon Hull|HX Halifax|IG Ilford|IP Ipswich|IV Inverness|KA Kilmarnock
KT Kingston upon Thames|KW Kirkwall|KY Kirkcaldy|L Liverpool|LA Lancaster|LD Llandrindod Wells|LE Leicester|LL Llandudno|LN Lincoln
LS Leeds|LU Luton|M Manchester|ME Rochester|MK Milton Keynes|ML Motherwell|N London|NE Newcastle upon Tyne|NG Nottingham|NN Northampton
NP Newport|NR Norwich|NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|PH Perth|PL Plymouth|PO Portsmouth|PR Preston|RG Reading
RH Redhill|RM Romford|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|SL Slough|SM Sutton|SN Swindon|SO Southampton
SP Salisbury|SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|SY Shrewsbury|TA Taunton|TD Galashiels|TF Telford|TN Tonbridge
TQ Torquay|TR Truro|TS Middlesbrough|TW Twickenham|UB Southall|W London|WA Warrington|WC London|WD Watford|WF Wakefield|WN Wigan
WR Worcester|WS Walsall|WV Wolverhampton|YO York|ZE Lerwick`;

/** The first two digits of Spanish postcodes: the province, here by its capital. */
export const SPAIN = `01 Vitoria-Gasteiz|02 Albacete|03 Alicante|04 Almería|05 Ávila|06 Badajoz|07 Palma|08 Barcelona|09 Burgos|10 Cáceres
11 Cádiz|12 Castelló de la Plana|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 San Sebastián
21 Huelva|22 Huesca|23 Jaén|24 León|25 Lleida|26 Logroño|27 Lugo|28 Madrid|29 Málaga|30 Murcia|31 Pamplona|32 Ourense|33 Oviedo
34 Palencia|35 Las Palmas de Gran Canaria|36 Pontevedra|37 Salamanca|38 Santa Cruz de Tenerife|39 Santander|40 Segovia|41 Sevilla
42 Soria|43 Tarragona|44 Teruel|45 Toledo|46 Valencia|47 Valladolid|48 Bilbao|49 Zamora|50 Zaragoza|51 Ceuta|52 Melilla`;

/** The codes of Swiss towns that have several: from, to. There is no data for villages. */
export const SWITZERLAND = `1000-1018 Lausanne|1200-1209 Genève|1700-1709 Fribourg|1950-1951 Sion|2000-2010 Neuchâtel|2300-2306 La Chaux-de-Fonds
2500-2505 Biel/Bienne|3000-3030 Bern|3600-3613 Thun|4000-4059 Basel|4500-4503 Solothurn|5000-5004 Aarau|5400-5406 Baden|6000-6007 Luzern
6300-6303 Zug|6500-6503 Bellinzona|6600-6605 Locarno|6900-6907 Lugano|7000-7007 Chur|8000-8064 Zürich|8200-8208 Schaffhausen
8400-8411 Winterthur|8500-8503 Frauenfeld|8610-8612 Uster|9000-9016 St. Gallen`;

/** `AB Aberdeen|…` as pairs. */
export const areasOf = (text: string): [code: string, town: string][] =>
  text.split(/[|\n]/).map((line) => {
    const at = line.indexOf(' ');
    return [line.slice(0, at), line.slice(at + 1)];
  });
