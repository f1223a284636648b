package com.ventora.features.search;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.links.TelephoneLinks;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Part;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** The search banner: a field with texts, a background and popular searches. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/searchbanner",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class SearchBannerModel extends SearchField {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private String titleType;

    @ValueMapValue(name = "jcr:description")
    @JsonProperty
    private String description;

    @ValueMapValue
    @JsonProperty
    private String background;

    /** Words link to their results, or to their own page. */
    record Popular(String text, String url, String q) implements Part {}

    @Self
    private Pictures pictures;

    @Self
    private LinkManager linkManager;

    public Picture getImage() {
        return pictures.ownOf(resource.getChild("image"));
    }

    public List<Popular> getPopular() {
        var entries = Children.of(resource, "popular").stream().map(this::popular).filter(Objects::nonNull).toList();
        return entries.isEmpty() ? null : entries;
    }

    private Popular popular(Resource node) {
        var words = node.getValueMap().get("text", "");
        if (words.isEmpty()) return null;
        var link = linkManager.get(node).withLinkUrlPropertyName("link").build();
        if (link.isValid()) return new Popular(words, TelephoneLinks.withPlus(link.getMappedURL()), null);
        if (getAction() == null) return null;
        // Texts have a no-break space between a number and its unit; visitors type a plain one.
        var asked = words.replace('\u00a0', ' ');
        return new Popular(words, getAction() + "?q=" + URLEncoder.encode(asked, StandardCharsets.UTF_8), asked);
    }
}
