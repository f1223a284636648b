package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.day.cq.wcm.api.Page;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/** What a page's head says where its address asks for a part of the list on it. */
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

    /** A part is called after what it is about, and after its place among the pages. */
    String titleOf(String page) {
        var title = view.map(ListView::getHeading).orElse(page);
        return here() > 1 ? title + " (" + here() + "/" + count() + ")" : title;
    }

    /** What is on a part, by its titles; empty for the whole list and where there is nothing. */
    Optional<String> description() {
        if (query().isEmpty()) return Optional.empty();
        return view.map(each -> each.entries().stream().map(entry -> entry.item().getTitle()).collect(Collectors.joining(" · ")))
            .filter(titles -> !titles.isEmpty());
    }

    /** Nothing is about what is asked for: nothing for search engines to keep. */
    boolean isEmpty() {
        return view.map(each -> !each.asked().isEmpty() && each.getListPages().total() == 0).orElse(false);
    }

    /** The part's own address by its query, `?tag=energy&page=2`; empty for the page as it is. */
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

    /** The number of the page; 0 where all is on one. */
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
