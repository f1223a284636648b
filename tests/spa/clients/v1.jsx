import { render } from 'react-dom';
import { BrowserRouter, Route } from 'react-router-dom';
import { ModelManager } from '@adobe/aem-spa-page-model-manager';
import { MapTo, Page, withComponentMappingContext, withModel } from '@adobe/aem-react-editable-components';
import { TextV2, TextV2IsEmptyFn, TitleV2, TitleV2IsEmptyFn } from '@adobe/aem-core-components-react-base';
import { ContainerV1, ContainerV1IsEmptyFn } from '@adobe/aem-core-components-react-spa';

/* An application on version 1 of AEM's SPA SDK, as its archetype makes one: the root page holds the pages, a router shows one. */

class App extends Page {
  render() {
    return (
      <div {...this.containerProps}>
        {this.childComponents}
        {this.childPages}
      </div>
    );
  }
}

const routed = (Shown) => (props) => (
  <Route exact path={`${props.cqPath}(.html)?`} render={() => <Shown {...props} />} />
);

MapTo('acme/components/title')(TitleV2, { emptyLabel: 'Title', isEmpty: TitleV2IsEmptyFn });
MapTo('ventora/components/text')(TextV2, {
  emptyLabel: 'Text',
  resourceType: 'ventora/components/text',
  isEmpty: TextV2IsEmptyFn,
});
MapTo('acme/components/container')(ContainerV1, { emptyLabel: 'Container', isEmpty: ContainerV1IsEmptyFn });
MapTo('acme/components/page')(withComponentMappingContext(routed(Page)));

const Root = withModel(withComponentMappingContext(App));

ModelManager.initialize().then((model) =>
  render(
    <BrowserRouter>
      <Root
        cqChildren={model[':children']}
        cqItems={model[':items']}
        cqItemsOrder={model[':itemsOrder']}
        cqPath={model[':path']}
        locationPathname={window.location.pathname}
      />
    </BrowserRouter>,
    document.getElementById('spa-root'),
  ),
);
