package com.ventora.core.pages;

import com.ventora.core.shared.ChoiceLinks;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The entries that a page of a list shows, with links to the other pages.
 *
 * @param first counted from 1; 0 if there are no entries
 */
public record ListPages(int total, int first, int last, List<Entry> pages) {

    /** A page of the list. */
    public record Entry(int number, boolean current, ChoiceLinks.Address link) {}

    /**
     * The page that the visitor asks for: the first if the number is invalid, the last if it is too high.
     *
     * @param link returns the link to a page by number
     */
    public static ListPages of(int total, int size, String asked, IntFunction<ChoiceLinks.Address> link) {
        var count = (total + size - 1) / size;
        var page = Math.max(1, Math.min(asked.matches("\\d{1,9}") ? Integer.parseInt(asked) : 1, count));
        var entries = count <= 1
            ? List.<Entry>of()
            : IntStream.rangeClosed(1, count).mapToObj(number -> new Entry(number, number == page, link.apply(number))).toList();
        return new ListPages(total, total == 0 ? 0 : (page - 1) * size + 1, Math.min(page * size, total), entries);
    }

    /** The entries that the page shows. */
    public <T> List<T> shown(List<T> all) {
        return all.subList(Math.max(0, first - 1), last);
    }
}
