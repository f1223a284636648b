import path from 'node:path';
import { isPage } from '../../core/exporter/shared/pages';
import type { Feature } from '../../core/server/Feature';
import type { DocumentType } from './DocumentType';
import { Documents } from './server/Documents';
import { drawAhead } from './server/draw-ahead';
import type { DrawingRoom } from './server/DrawingRoom';
import { sendDocument } from './server/send-document';

declare module '../../core/server/Instance' {
  interface FeatureServices {
    /** Documents drawn from content. */
    readonly documents: Documents;
  }
}

declare module '../../core/server/create-instance' {
  interface FeatureOptions {
    /** Folder for documents drawn from content. @default `documents/<run mode>` beside the one for pictures */
    readonly documentsDir?: string;
    /** The origin of addresses in documents. @default `publicOrigin`, else this machine's */
    readonly documentsOrigin?: string;
    /** Whether pages show the sizes of documents: they are known once drawn. @default true */
    readonly documentSizes?: boolean;
    /** Draws documents one at a time, for all instances that share it. @default a room of its own */
    readonly drawingRoom?: DrawingRoom;
  }
}

/**
 * Makes documents of pages, on demand and ahead.
 * @param types those that other features of the site add, in the order in which visitors want them
 * @param drawer source file of the thread that draws them
 */
export const documents = (types: readonly DocumentType[], drawer: string): Feature => ({
  name: 'documents',
  handlers: [...new Set(types.map(({ extension = 'pdf' }) => extension))].map((extension) => ({
    extension,
    when: ({ resource }) => isPage(resource),
    send: ({ instance, resource, url, request, reply }) =>
      sendDocument(instance, resource, url, request, reply),
  })),
  open: ({ options, models, renditions }) => ({
    documents: new Documents({
      types,
      drawer,
      repository: options.repository,
      contextAt: (page, parameters) =>
        models.context(page, { wcmMode: 'disabled', ...(parameters && { parameters }) }),
      renditions,
      dir: options.madeDir
        ? path.join(options.madeDir, 'documents')
        : (options.documentsDir ?? path.join(options.renditionsDir, '../documents', options.runMode)),
      origin: options.documentsOrigin ?? options.publicOrigin ?? 'http://localhost:4503',
      ...(options.drawingRoom && { room: options.drawingRoom }),
      ...(options.documentSizes !== undefined && { showsSizes: options.documentSizes }),
      warn: (line) => options.log.warn(line),
    }),
  }),
  services: ({ documents: own }) =>
    own.showsSizes ? { drawnFile: (...document) => own.drawnFile(...document) } : {},
  routes: drawAhead,
});
