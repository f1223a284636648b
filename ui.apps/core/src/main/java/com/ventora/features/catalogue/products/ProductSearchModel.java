package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Product search: a form, and the submitted query. The search service fills in the results. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/search",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProductSearchModel extends Own {

    private static final int PAGE_SIZE = 12;
    private static final int MAX_PAGE_SIZE = 96;
    private static final int MAX_QUERY = 100;

    /**
     * The query of a product search. Families have the search's names: `screw/fixed-speed`.
     *
     * @param root the author's family; null for the whole catalogue
     * @param families the visitor's; any of them matches
     * @param page from 1; can be higher than the last page
     */
    record Question(String query, String root, List<String> families, int page, int size) implements Part {}

    @Self
    private Settings settings;

    @Self
    private ChoiceLinks links;

    public String getAction() {
        return links.pageAddress() + "#" + getId();
    }

    public String getQuery() {
        var words = links.chosen("search_query");
        var query = words.substring(0, Math.min(MAX_QUERY, words.length())).strip();
        return query.isEmpty() ? null : query;
    }

    /** Null if there is no query. */
    public Question getAsked() {
        var query = getQuery();
        if (query == null) return null;
        var root = Shop.familyId(properties().get("category", "")).replaceFirst("^[^:]*:family/?", "");
        var families = Stream.of(links.chosen("family").split(","))
            .filter(each -> !each.isEmpty() && (root.isEmpty() || each.startsWith(root + "/")))
            .toList();
        var page = links.chosen("page");
        var size = settings.get("pageSize", Integer.class).orElse(PAGE_SIZE);
        return new Question(
            query,
            root.isEmpty() ? null : root,
            families,
            page.matches("\\d{1,9}") ? Math.max(1, Integer.parseInt(page)) : 1,
            Math.min(Math.max(1, size), MAX_PAGE_SIZE));
    }
}
