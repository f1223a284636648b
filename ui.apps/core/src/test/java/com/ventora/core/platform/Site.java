package com.ventora.core.platform;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.SlingModelFilter;
import com.adobe.cq.wcm.core.components.internal.jackson.DefaultMethodSkippingModuleProvider;
import com.adobe.cq.wcm.core.components.internal.jackson.PageModuleProvider;
import com.adobe.cq.wcm.style.ComponentStyleInfo;
import com.day.cq.wcm.api.policies.ContentPolicyManager;
import com.day.cq.wcm.foundation.model.responsivegrid.ResponsiveGrid;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.ventora.core.comparison.KeyOrder;
import com.ventora.core.links.TelephoneLinks;
import com.ventora.core.site.Node;
import com.ventora.core.site.NodeProvider;
import com.ventora.core.site.NodeReader;
import io.wcm.testing.mock.aem.junit5.AemContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.caconfig.resource.impl.def.DefaultContextPathStrategy;
import org.apache.sling.models.factory.ModelClassException;
import org.apache.sling.models.factory.ModelFactory;
import org.apache.sling.spi.resource.provider.ResourceProvider;

/**
 * AEM with the site's content: the real Core Components, the real grid and our bundle; non-public parts are replaced by
 * test doubles.
 */
public final class Site {

    private static final KeyOrder ORDER = new KeyOrder();

    private static final ObjectMapper JACKSON = new ObjectMapper()
        .registerModule(new PageModuleProvider().getModule())
        .registerModule(new DefaultMethodSkippingModuleProvider().getModule())
        .registerModule(new TelephoneLinks().getModule())
        .registerModule(ORDER);

    private final AemContext context;
    private final Node root;

    /** @param content the file written by scripts/same-json.ts */
    public Site(AemContext context, Path content) throws IOException {
        this.context = context;
        root = new NodeReader(null).read("/", JACKSON.readTree(content.toFile()));
        root.children().put("libs", platform());
        addDefaultTags(root.get("/content/cq:tags"));
        context.registerService(ResourceProvider.class, new NodeProvider(root), Map.of(ResourceProvider.PROPERTY_ROOT, "/"));
        context.registerService(SlingModelFilter.class, new ModelFilter(), Map.of("service.ranking", Integer.MAX_VALUE));
        context.registerAdapter(ResourceResolver.class, ContentPolicyManager.class, (Function<ResourceResolver, ContentPolicyManager>) Policies::of);
        context.registerAdapter(Resource.class, ComponentStyleInfo.class, (Function<Resource, ComponentStyleInfo>) Styles::of);
        Services.register(context);
        BundleServices.register(context);
        // As AEM configures it: a page names its configuration in its content.
        context.registerInjectActivateService(new DefaultContextPathStrategy(), "configRefResourceNames", new String[] {".", "jcr:content"});
        context.addModelsForClasses(ResponsiveGrid.class);
    }

    /** Content that AEM and the Core Components provide: the super types of our components' super types. */
    private static Node platform() throws IOException {
        try (var json = Site.class.getResourceAsStream("/platform.json")) {
            return new NodeReader(null).read("/libs", JACKSON.readTree(json));
        }
    }

    /** A namespace provided by AEM, which the mocks would generate. */
    private static void addDefaultTags(Node tags) {
        if (tags == null) return;
        tags.children().put("default", new Node(tags.path() + "/default", Map.of("jcr:primaryType", "cq:Tag"), Map.of(), null));
    }

    /** The model of a page, and the places in it where the order of keys matters. */
    public record Export(JsonNode model, Set<String> ordered) {}

    /**
     * The model of a page.
     *
     * @param content the page's content merged with its template
     * @param choices a visitor's choices, by name
     */
    public Export export(String page, JsonNode content, Map<String, Object> choices) {
        var resource = NodeProvider.resourceOf(new NodeReader(root::get).read(page + "/jcr:content", content), context.resourceResolver());
        context.requestPathInfo().setSelectorString("model");
        context.requestPathInfo().setExtension("json");
        context.request().setParameterMap(choices);
        context.request().removeAttribute("isDataLayerEnabled");
        context.currentPage(page);
        context.currentResource(resource);
        var models = context.getService(ModelFactory.class);
        // A component alone is exported as its container does it, which AEM asks for another class than for a page.
        Object model = content.has("ref") && !resource.getName().equals("jcr:content")
            ? models.getModelFromWrappedRequest(context.request(), resource, ComponentExporter.class)
            : pageModel(models);
        return new Export(model == null ? MissingNode.getInstance() : JACKSON.valueToTree(model), ORDER.takePaths());
    }

    /** The model of the request's resource; null if its type has none. */
    private Object pageModel(ModelFactory models) {
        try {
            return models.getModelFromRequest(context.request());
        } catch (ModelClassException e) {
            return null;
        }
    }

    /** A resource type and its super types, nearest first. */
    public List<String> typesOf(String type) {
        var types = new ArrayList<String>();
        for (var at = type; at != null && !types.contains(at); at = context.resourceResolver().getParentResourceType(at)) types.add(at);
        return types;
    }
}
