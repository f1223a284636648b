package com.ventora.features.catalogue.documents;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.pages.LocalPages;
import com.ventora.core.pictures.AssetMetadata;
import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** The catalogue as a book with pages to turn; it has no chapters if its page is not the root of a catalogue. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/cataloguereader",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CatalogueReaderModel extends Own {

    private static final int SITE_DEPTH = 1;

    @ValueMapValue
    private String cataloguePage;

    @ValueMapValue
    private String logo;

    /** The book as a file. */
    record Download(String url) {}

    /**
     * The cover of the book.
     *
     * @param modified ISO date of the last change of a product
     * @param revision the author's revision number; else the month of the last change
     */
    record Imprint(
        String site,
        String address,
        String modified,
        String revision,
        int products,
        int families,
        Picture logo,
        Picture picture,
        Download download)
        implements Part {}

    @Self
    private Shop shop;

    @Self
    private LocalPages localPages;

    @Self
    private CatalogueChapters reader;

    @Self
    private AssetPictures pictures;

    @Self
    private ChoiceLinks links;

    @Self
    private LinkManager linkManager;

    private Page page;
    private List<CatalogueChapter> chapters = List.of();

    @PostConstruct
    void read() {
        page = localPages.of(cataloguePage);
        var root = page == null ? "" : page.getProperties().get("family", "");
        if (root.isEmpty() || page.getProperties().get("cq:cifProductPage", "").isEmpty()) page = null;
        else chapters = reader.of(root);
    }

    @JsonUnwrapped
    public Imprint getImprint() {
        return page == null ? null : imprint();
    }

    public List<CatalogueChapter> getChapters() {
        return chapters;
    }

    private Imprint imprint() {
        var content = page.getContentResource();
        var site = page.getAbsoluteParent(SITE_DEPTH).getTitle();
        var modified = lastChange();
        var revision = AssetMetadata.text(content.getParent(), "ventora:revision");
        var featured = content.getChild("cq:featuredimage");
        var cover = featured == null ? null : featured.getValueMap().get("fileReference", String.class);
        var file = linkManager.get(DrawnType.CATALOGUE.pathFor(page.getPath())).build().getMappedURL();
        return new Imprint(
            site,
            request.getResourceResolver().map(request, page.getPath() + ".html"),
            modified,
            revision != null ? revision : modified.substring(0, "2026-01".length()),
            shop.catalogue().products().size(),
            chapters.stream().mapToInt(chapter -> chapter.families().size()).sum(),
            pictures.of(logo, site),
            pictures.of(cover, ""),
            new Download(links.inAskedUnits(file)));
    }

    private String lastChange() {
        var last = shop.catalogue().products().stream().map(product -> product.fragment().asset()).mapToLong(AssetChange::time).max();
        return AssetChange.day(last.orElse(0)).toString();
    }
}
