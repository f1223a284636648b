package com.ventora.features.catalogue.commerce;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.ExperienceFragment;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.ResourceWith;
import com.ventora.features.catalogue.Shop;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/**
 * The experience fragment in the page's language that is linked to the page's product or family (`cq:products`,
 * `cq:categories` of its variation) and to this location on the page (`fragmentLocation`).
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/experiencefragment",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CommerceExperienceFragmentModel extends Extended<ExperienceFragment> {

    private static final String LOCATION = "fragmentLocation";

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private ModelFactory models;

    @ScriptVariable
    private Page currentPage;

    @Self
    private Shop shop;

    private ExperienceFragment core;

    /** A variation's products and families, and how closely they match the page. */
    private record Found(String path, int nearness) {}

    @PostConstruct
    void find() {
        var shown = new HashMap<String, Object>();
        shown.put("fragmentVariationPath", nearest());
        core = models.getModelFromWrappedRequest(request, new ResourceWith(resource, shown), ExperienceFragment.class);
    }

    @Override
    public ExperienceFragment getCore() {
        return core;
    }

    /** The first of the best matches; null if there is none. */
    private String nearest() {
        var root = shop.languageRoot();
        if (root == null) return null;
        var folder = "/content/experience-fragments" + root.getPath().substring("/content".length());
        var location = properties().get(LOCATION, "");
        var subject = Subject.of(currentPage, shop.currentProduct(null));
        return variations(request.getResourceResolver().getResource(folder))
            .filter(page -> contentOf(page).get(LOCATION, "").equals(location))
            .flatMap(page -> subject.nearness(names(contentOf(page)).toList()).stream().mapToObj(near -> new Found(page.getPath(), near)))
            .min(Comparator.comparingInt(Found::nearness))
            .map(Found::path)
            .orElse(null);
    }

    /** Below a folder or a fragment, at any depth. */
    private static Stream<Resource> variations(Resource node) {
        return Children.of(node)
            .filter(child -> !child.getName().equals("jcr:content"))
            .flatMap(child -> contentOf(child).containsKey("cq:xfVariantType") ? Stream.of(child) : variations(child));
    }

    private static Stream<String> names(ValueMap values) {
        return Stream.of("cq:products", "cq:categories").flatMap(name -> Stream.of(values.get(name, new String[0])));
    }

    private static ValueMap contentOf(Resource page) {
        var content = page.getChild("jcr:content");
        return content == null ? ValueMap.EMPTY : content.getValueMap();
    }
}
