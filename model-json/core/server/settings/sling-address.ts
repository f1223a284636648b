import { z } from 'zod';
import { kind } from './kinds';

const ADDRESS = /^sling\+(?<scheme>https?):\/\/(?<hosts>[^/?#@\s]+)(?<path>\/[^?#\s]*[^/?#\s])?\/?$/;

/** Where Sling's own remoting servlet has its workspace; AEM's is `/crx/server/crx.default`. */
const WORKSPACE = '/server/default';

/** `REPOSITORY`: the workspaces of the Slings that hold the content, as addresses of their remoting servlets. */
export const slingAddress = kind(
  'address of a Sling',
  z
    .string()
    .transform((text, context): readonly string[] => {
      const { scheme = '', hosts = '', path = WORKSPACE } = ADDRESS.exec(text)?.groups ?? {};
      const origins = hosts.split(',').map((host) => `${scheme}://${host}`);
      if (origins.every((origin) => URL.canParse(origin))) return origins.map((origin) => origin + path);
      context.addIssue({
        code: 'custom',
        message:
          'is not the address of a Sling; write it like sling+https://author.example.com, without user and password',
      });
      return z.NEVER;
    })
    .optional(),
);
