import {
  MODELS,
  type EditedModel,
  type ModelChange,
  type ModelFragments,
  type UsedModels,
} from '../../../../../shared/authoring/fragment-model';
import { CsrfToken, send, sling } from '../http/sling';

const fetchHere: typeof fetch = (...request) => window.fetch(...request);
const csrf = new CsrfToken(fetchHere);

/** A model as it was read, with the version that a change names. */
export interface ReadModel {
  readonly model: EditedModel;
  /** Its ETag. */
  readonly tag: string;
}

/** The id of a model: its path in base64url, as in AEM. */
export const idOfModel = (path: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(path)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/* All of these reject with a SlingError. */

export const readModels = (): Promise<UsedModels> => sling.json(`${MODELS}?usage=true`);

export const readFragments = (id: string): Promise<ModelFragments> => sling.json(`${MODELS}/${id}/fragments`);

export const readModel = async (id: string): Promise<ReadModel> =>
  readIn(await send(fetchHere, `${MODELS}/${id}`, { headers: { Accept: 'application/json' } }));

export const createModel = async (asked: {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly status: ModelChange['status'];
  readonly configurationFolder: string;
}): Promise<ReadModel> => readIn(await write('POST', MODELS, {}, asked));

/** @throws SlingError that `isStale` if it is at another version by now */
export const saveModel = async (id: string, tag: string, change: ModelChange): Promise<ReadModel> =>
  readIn(await write('PUT', `${MODELS}/${id}`, { 'If-Match': tag }, change));

/** @throws SlingError that `isStale` if it is at another version by now */
export const deleteModel = async (id: string, tag: string): Promise<void> => {
  await write('DELETE', `${MODELS}/${id}`, { 'If-Match': tag });
};

const readIn = async (response: Response): Promise<ReadModel> => ({
  model: (await response.json()) as EditedModel,
  tag: response.headers.get('ETag') ?? '',
});

const write = (
  method: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Response> =>
  csrf.sent((token) =>
    send(fetchHere, address, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'CSRF-Token': token,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
