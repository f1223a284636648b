package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.dam.api.Asset;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.links.SafeAddress;
import com.ventora.core.links.TelephoneLinks;
import com.ventora.core.shared.Own;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A standalone link; without authored text it shows the title of its target page. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/link",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class LinkModel extends Own {

    @ValueMapValue
    @JsonProperty
    private String tooltip;

    @Self
    private LinkManager linkManager;

    private Link<?> link;

    @PostConstruct
    void build() {
        link = linkManager.get(resource).build();
    }

    public String getTitle() {
        var own = properties().get("jcr:title", String.class);
        if (own != null || !(link.getReference() instanceof Page page)) return own;
        var title = page.getPageTitle();
        return title == null || title.isEmpty() ? page.getTitle() : title;
    }

    /** The kind of its target: a page, an external address, a type of file. */
    public String getAssetType() {
        var own = authored("assetType");
        return own != null || !SafeAddress.isSafe(link.getURL()) ? own : kind(link.getURL());
    }

    /** The query comes before the fragment. */
    public String getAssetPathWithQueryParams() {
        var address = TelephoneLinks.withPlus(link.getMappedURL());
        var query = properties().get("queryParams", "").replaceFirst("^[?&]+", "");
        if (!SafeAddress.isSafe(address)) return null;
        if (query.isEmpty()) return address;
        var hash = address.indexOf('#');
        var path = hash < 0 ? address : address.substring(0, hash);
        return path + (path.contains("?") ? "&" : "?") + query + address.substring(path.length());
    }

    private String kind(String url) {
        var target = resource.getResourceResolver().getResource(properties().get("linkURL", ""));
        var asset = target == null ? null : target.adaptTo(Asset.class);
        if (asset != null) return kind(asset);
        if (url.startsWith("mailto:")) return "email";
        if (url.startsWith("tel:")) return "phone";
        return url.matches("https?:.*") ? "external" : "page";
    }

    private static String kind(Asset asset) {
        var type = asset.getMimeType() == null ? "" : asset.getMimeType().split("/")[0];
        return type.equals("image") || type.equals("video") ? type : "document";
    }
}
