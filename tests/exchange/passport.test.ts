import { openRealSite, type RealSite } from '../server/real-site';

const HOST = 'www.ventora.example';
const ORIGIN = `http://${HOST}`;

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 60_000);
afterAll(() => site.close());

const get = (url: string) => site.publish.inject({ url, headers: { host: HOST } });
const base64url = (id: string) => Buffer.from(id).toString('base64url');

test('says what the passport is and what it consists of: every submodel of the shell but itself', async () => {
  const id = `${ORIGIN}/aas/V-3230-10`;
  const told = (await get(`/api/v3.0/submodels/${base64url(`${id}/passport`)}/$value`)).json<
    Record<string, string> & { contentSpecificationIds: string[] }
  >();
  expect(told).toMatchObject({
    digitalProductPassportId: `${id}/passport`,
    uniqueProductIdentifier: `${ORIGIN}/id/V-3230-10`,
    granularity: 'Model',
    dppStatus: 'Active',
    economicOperatorId: `${ORIGIN}/`,
  });
  const { submodels } = (await get('/exchange/products/V-3230-10.aas.json')).json<{
    submodels: { idShort: string; semanticId: { keys: { value: string }[] } }[];
  }>();
  const others = submodels.filter(({ idShort }) => idShort !== 'DppMetadata');
  expect(told.contentSpecificationIds).toEqual(others.map(({ semanticId }) => semanticId.keys[0]!.value));
});

test('provides the 3D models of a machine with their format, purpose and envelope', async () => {
  const address = `/api/v3.0/submodels/${base64url(`${ORIGIN}/aas/V-3230-10/models-3d`)}/$value`;
  const { Model3D } = (await get(address)).json<{
    Model3D: { File: { FileVersion: { DigitalFile: { value: string } }[] }; Geometry: object }[];
  }>();
  expect(Model3D.map(({ Geometry }) => Geometry)).toMatchObject([
    { Representation: 'SolidBody', LengthUnit: 'mm' },
    { Representation: 'Mesh', LengthUnit: 'm' },
  ]);
  const files = Model3D.map(({ File }) => File.FileVersion[0]!.DigitalFile.value);
  expect(files).toEqual([
    expect.stringMatching(/^http.*\.solid\.step$/),
    expect.stringMatching(/^http.*\.view\.glb$/),
  ]);
});

test('has an empty list of 3D models for what is not drawn', async () => {
  const address = `/api/v3.0/submodels/${base64url(`${ORIGIN}/aas/V-5012-00/models-3d`)}`;
  const { submodelElements } = (await get(address)).json<{ submodelElements: object[] }>();
  expect(submodelElements).toEqual([expect.objectContaining({ idShort: 'Model3D' })]);
  expect(submodelElements[0]).not.toHaveProperty('value');
});
