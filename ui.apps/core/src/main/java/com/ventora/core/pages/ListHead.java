package com.ventora.core.pages;

import com.adobe.cq.export.json.ComponentExporter;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Choices;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/** Data for a page's head when its address selects a part of the list on it. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ListHead {

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    @OSGiService
    private ModelFactory models;

    private Optional<ListView> view;

    @PostConstruct
    void read() {
        view = PageLists.on(currentPage)
            .map(list -> models.getModelFromWrappedRequest(request, list, ComponentExporter.class))
            .map(list -> ((ListModel) list).getView());
    }

    /** A part is titled with its subject and its page number. */
    String titleOf(String page) {
        var title = view.map(ListView::getHeading).orElse(page);
        return here() > 1 ? title + " (" + here() + "/" + count() + ")" : title;
    }

    /** The titles of a part's entries; empty for the whole list and for an empty part. */
    Optional<String> description() {
        if (query().isEmpty()) return Optional.empty();
        return view.map(each -> each.entries().stream().map(entry -> entry.item().getTitle()).collect(Collectors.joining(" · ")))
            .filter(titles -> !titles.isEmpty());
    }

    /** The selection is empty: search engines should not index it. */
    boolean isEmpty() {
        return view.map(each -> !each.asked().isEmpty() && each.getListPages().total() == 0).orElse(false);
    }

    /** The query of the part's own address, `?tag=energy&page=2`; empty for the page itself. */
    String query() {
        return queryOf(here());
    }

    Optional<String> previous() {
        return Optional.of(here() - 1).filter(number -> number > 0).map(this::queryOf);
    }

    Optional<String> next() {
        return Optional.of(here() + 1).filter(number -> number > 1 && number <= count()).map(this::queryOf);
    }

    private String queryOf(int page) {
        var tag = view.map(ListView::asked).orElse("");
        return new Choices().and("tag", tag).and("page", page > 1 ? "" + page : "").query();
    }

    /** The number of the page; 0 if the list has only one. */
    private int here() {
        return view.stream()
            .flatMap(each -> each.getListPages().pages().stream())
            .filter(ListPages.Entry::current)
            .mapToInt(ListPages.Entry::number)
            .findFirst()
            .orElse(0);
    }

    private int count() {
        return view.map(each -> each.getListPages().pages().size()).orElse(0);
    }
}
