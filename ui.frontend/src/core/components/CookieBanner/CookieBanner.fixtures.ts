import type { z } from 'zod';
import type { cookieBannerModel } from './CookieBanner.model';

const purposes = [
  {
    name: 'necessary',
    title: 'Necessary',
    description:
      'Your cookie choice, your country and language, and the session of a dealer who has logged in.',
    required: true,
  },
  {
    name: 'statistics',
    title: 'Statistics',
    description: 'Which pages are read and where readers leave. Counted on our own server, without profiles.',
    required: '' as never,
  },
  {
    name: 'external-media',
    title: 'External media',
    description: 'Videos and maps from other companies, which then see your IP address.',
    required: false,
  },
];

export const fixtures = {
  default: {
    id: 'cookiebanner-1',
    title: 'Cookies on this site',
    text: '<p>We store what the site needs to work. With your consent we also count visits and load videos and maps from other companies. <a href="/gb/en/privacy.html">Privacy</a></p>',
    policyVersion: '2026-09',
    purposes,
  },
  'long German words': {
    id: 'cookiebanner-2',
    title: 'Datenschutzeinstellungen',
    text: '<p>Wir speichern, was die Website zum Funktionieren braucht. Mit Ihrer Einwilligung zählen wir außerdem Besuche und laden Videos und Karten anderer Anbieter. <a href="/de/de/datenschutz.html">Datenschutzerklärung</a></p>',
    acceptText: 'Alle akzeptieren',
    refuseText: 'Nur notwendige',
    manageText: 'Cookies verwalten',
    saveText: 'Auswahl speichern',
    policyVersion: '2026-09',
    purposes: [
      { name: 'necessary', title: 'Notwendig', required: true },
      {
        name: 'external-media',
        title: 'Drittanbieter-Medieninhalte',
        description: 'Videos und Karten anderer Unternehmen, die dann Ihre IP-Adresse sehen.',
      },
    ],
  },
  French: {
    id: 'cookiebanner-3',
    title: 'Cookies',
    text: '<p>Avec votre accord, nous comptons les visites.</p>',
    purposes,
  },
  Spanish: {
    id: 'cookiebanner-4',
    title: 'Cookies',
    text: '<p>Con su permiso contamos las visitas.</p>',
    purposes,
  },
  'right to left': {
    id: 'cookiebanner-5',
    title: 'ملفات تعريف الارتباط',
    text: '<p>نخزّن ما يحتاجه الموقع للعمل. بموافقتك نحصي الزيارات أيضًا.</p>',
    acceptText: 'قبول الكل',
    refuseText: 'الضرورية فقط',
    manageText: 'إدارة الملفات',
    saveText: 'حفظ الاختيار',
    purposes: [{ name: 'necessary', title: 'ضرورية', required: true }],
  },
  'hostile text': {
    id: 'cookiebanner-6',
    text: '<p onclick="steal()">We ask first.<script>steal()</script><img src=x onerror="steal()"></p>',
    policyVersion: 3 as never,
    purposes,
  },
  'no purposes': { id: 'cookiebanner-7', purposes: '' as never },
} satisfies Record<string, z.input<typeof cookieBannerModel>>;
