package com.ventora.core.pages;

import com.day.cq.tagging.TagManager;
import com.day.cq.wcm.api.Page;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Titles of tags by id, in the page's language. */
@Model(adaptables = SlingHttpServletRequest.class)
public class TagNames {

    @ScriptVariable
    private Page currentPage;

    @Self
    private SlingHttpServletRequest request;

    /** The title of a tag; null if it does not exist. */
    public String of(String id) {
        return of(id, currentPage.getLanguage(false));
    }

    /** The title in another language than the page's. */
    public String of(String id, Locale locale) {
        var tag = tag(id);
        return tag == null ? null : TagTitles.of(tag, locale);
    }

    /** The titles of several tags, without missing ones. */
    public List<String> of(Collection<String> ids) {
        return ids.stream().map(this::of).filter(Objects::nonNull).toList();
    }

    /** The node of a tag; null if it does not exist. */
    public Resource tag(String id) {
        var tag = id == null || id.isEmpty() ? null : request.getResourceResolver().adaptTo(TagManager.class).resolve(id);
        return tag == null ? null : tag.adaptTo(Resource.class);
    }
}
