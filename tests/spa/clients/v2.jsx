import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route } from 'react-router-dom';
import { ModelManager } from '@adobe/aem-spa-page-model-manager';
import { EditableComponent, MapTo, Page, ResponsiveGrid } from '@adobe/aem-react-editable-components';
import { TextV2, TextV2IsEmptyFn, TitleV2, TitleV2IsEmptyFn } from '@adobe/aem-core-components-react-base';

/* The same application on version 2, which wraps its components itself. */

const editable = (Shown, emptyLabel, isEmpty, resourceType) => (props) => (
  <EditableComponent config={{ emptyLabel, isEmpty, resourceType }} {...props}>
    <Shown />
  </EditableComponent>
);

const routed = (props) => <Route exact path={`${props.cqPath}(.html)?`} render={() => <Page {...props} />} />;

MapTo('acme/components/title')(editable(TitleV2, 'Title', TitleV2IsEmptyFn));
MapTo('ventora/components/text')(editable(TextV2, 'Text', TextV2IsEmptyFn, 'ventora/components/text'));
MapTo('acme/components/container')(ResponsiveGrid);
MapTo('acme/components/page')(routed);

ModelManager.initialize().then((model) =>
  createRoot(document.getElementById('spa-root')).render(
    <BrowserRouter>
      <Page
        cqChildren={model[':children']}
        cqItems={model[':items']}
        cqItemsOrder={model[':itemsOrder']}
        cqPath={model[':path']}
      />
    </BrowserRouter>,
  ),
);
