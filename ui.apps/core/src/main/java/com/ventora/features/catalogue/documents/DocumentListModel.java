package com.ventora.features.catalogue.documents;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.pages.ListPages;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Shop;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Every document of the site: searched, filtered and paged by address. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/documentlist",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class DocumentListModel extends Own {

    private static final int PAGE_SIZE = 20;
    private static final String PAGE = "page";
    private static final List<String> CHOICES = List.of("type", "family", "language", "revision", "units");

    /**
     * A filter option of the list.
     *
     * @param title null for one whose text comes from the front end
     */
    record Option(String value, String title, boolean selected) implements Part {}

    /** A row of the list. */
    record Line(
        DrawnType type,
        String title,
        String kind,
        String language,
        String revision,
        String date,
        String url,
        String pageUrl,
        String extension)
        implements Part {}

    @Self
    private Settings settings;

    @Self
    private Shop shop;

    @Self
    private DocumentEntries documents;

    @Self
    private ChoiceLinks links;

    @Self
    private LinkManager linkManager;

    private List<DocumentEntry> entries;
    private DocumentFilter filter;
    private List<DocumentEntry> found;
    private ListPages pages;

    @PostConstruct
    void read() {
        entries = documents.all();
        filter = DocumentFilter.of(links, shop.locale().getLanguage());
        found = entries.stream().filter(filter::takes).toList();
        var size = Math.max(1, settings.get("pageSize", Integer.class).orElse(PAGE_SIZE));
        pages = ListPages.of(found.size(), size, links.chosen(PAGE), number ->
            links.to(choices().and(PAGE, number > 1 ? "" + number : ""), getId()));
    }

    public String getAction() {
        return links.pageAddress() + "#" + getId();
    }

    /** Link to the unfiltered list; null if it is not filtered. */
    public ChoiceLinks.Address getReset() {
        return choices().query().isEmpty() ? null : links.to(new Choices(), getId());
    }

    public String getWords() {
        return filter.words().isEmpty() ? null : filter.words();
    }

    @JsonUnwrapped
    public ListPages getListPages() {
        return pages;
    }

    public List<Option> getType() {
        return options(entry -> entry.type().id(), filter.type()).toList();
    }

    public List<Option> getFamily() {
        return shop.familiesBelow(shop.site() + ":family")
            .map(id -> new Option(id, shop.tagName(id), id.equals(filter.family())))
            .toList();
    }

    public List<Option> getLanguage() {
        return options(DocumentEntry::language, filter.language()).toList();
    }

    /** Newest first. */
    public List<Option> getRevision() {
        Comparator<Option> byValue = Comparator.comparing(option -> option.value);
        return options(DocumentEntry::revision, filter.revision()).sorted(byValue.reversed()).toList();
    }

    public List<Line> getDocuments() {
        return pages.shown(found).stream().map(this::line).toList();
    }

    private Stream<Option> options(Function<DocumentEntry, String> property, String chosen) {
        return entries.stream().map(property).distinct().map(value -> new Option(value, null, value.equals(chosen)));
    }

    private Line line(DocumentEntry entry) {
        var page = entry.page().getPath();
        return new Line(
            entry.type(),
            entry.title(),
            entry.kind(),
            entry.language(),
            entry.revision(),
            entry.modified(),
            links.inAskedUnits(address(entry.type().pathFor(page))),
            address(page),
            "pdf");
    }

    private String address(String path) {
        return linkManager.get(path).build().getMappedURL();
    }

    private Choices choices() {
        var choices = new Choices().and("search_query", filter.words());
        CHOICES.forEach(name -> choices.and(name, links.chosen(name)));
        return choices;
    }
}
