import { contentFolder, openFolder, page } from '../../model-json/core/repository/testing/content-folder';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import { contentFiles } from '../../scripts/package/content-files';

it('redirects in AEM from all former addresses of a page, including those due to a moved ancestor', async () => {
  const service = page('Service');
  Object.assign(service['jcr:content'] as NodeJson, {
    'sling:vanityPath': ['/help', '/content/site/after-sales'],
  });
  const tree = await openFolder(
    contentFolder({
      'content/site.json': page('Site'),
      'content/site/service.json': service,
      'content/site/service/plans.json': page('Plans'),
      'content/site/about.json': page('About'),
    }),
  );
  const files = new Map(contentFiles(tree.get('/content/site')!));
  const textOf = (path: string) => {
    const file = files.get(`content/site/${path}/.content.xml`);
    return file && 'text' in file ? file.text : '';
  };
  expect(textOf('service')).toContain('sling:vanityPath="[/help,/content/site/after-sales]"');
  expect(textOf('service')).not.toContain('sling:redirect');
  expect(textOf('service/plans')).toContain('sling:vanityPath="[/content/site/after-sales/plans]"');
  expect(textOf('service/plans')).toContain('sling:redirectStatus="{Long}301"');
  expect(textOf('about')).not.toContain('sling:vanityPath');
});
