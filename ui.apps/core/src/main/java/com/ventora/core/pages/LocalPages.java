package com.ventora.core.pages;

import com.day.cq.wcm.api.LanguageManager;
import com.day.cq.wcm.api.Page;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;

/** Counterparts of pages in the current page's language. */
@Model(adaptables = SlingHttpServletRequest.class)
public class LocalPages {

    @ScriptVariable
    private Page currentPage;

    @OSGiService
    private LanguageManager languages;

    /** The page itself if it is in the same language tree or in none; null if there is no counterpart. */
    public Page of(String path) {
        var page = path == null ? null : currentPage.getPageManager().getPage(path);
        if (page == null) return null;
        var from = languages.getLanguageRoot(page.getContentResource());
        var to = languages.getLanguageRoot(currentPage.getContentResource());
        if (from == null || to == null || from.getPath().equals(to.getPath())) return page;
        return currentPage.getPageManager().getPage(to.getPath() + path.substring(from.getPath().length()));
    }
}
