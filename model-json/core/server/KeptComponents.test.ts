import type { ExportContext, Model } from '../exporter/Exporter';
import type { Resource } from '../repository/Resource';
import { KeptComponents } from './KeptComponents';

const resource = (path: string) => ({ path }) as Resource;

/** A page with a header that reads no parameters and a list that reads `page`. */
function exportPage(kept: KeptComponents, parameters: Record<string, string>) {
  const names = new Set<string>();
  const requestParameters = kept.recorded(parameters, names);
  const remember = kept.remember(parameters);
  const of = (path: string, make: () => Model) => remember(resource(path), {} as ExportContext, make);
  const model = of('/page', () => ({
    header: of('/page/header', () => ({ title: 'Header' })),
    list: of('/page/list', () => ({ page: requestParameters.page ?? '1' })),
  }));
  return { model, names };
}

it('makes a component again only if a parameter it reads is in the address', () => {
  const kept = new KeptComponents();
  const first = exportPage(kept, {});
  const second = exportPage(kept, { page: '2' });
  expect(second.model).toEqual({ header: { title: 'Header' }, list: { page: '2' } });
  expect(second.model.header).toBe(first.model.header);
  expect(second.names).toEqual(new Set(['page']));
  expect(exportPage(kept, { units: 'us' }).model).toBe(first.model);
  expect(exportPage(kept, { page: '3' }).model.list).toEqual({ page: '3' });
});

it('makes everything again after it has been cleared', () => {
  const kept = new KeptComponents();
  const { model } = exportPage(kept, {});
  kept.clear();
  expect(exportPage(kept, {}).model).not.toBe(model);
});
