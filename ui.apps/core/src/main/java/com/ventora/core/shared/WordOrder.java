package com.ventora.core.shared;

import java.math.BigInteger;
import java.text.Collator;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Sorts names in a language like Unicode collation, with numbers by value (`M 24` before `M 100`). Java's own collator
 * supports neither numbers nor spaces: names are split into numbers, letters and signs, and it compares the letters.
 */
public final class WordOrder implements Comparator<String> {

    /** Parts of a name, in order. */
    private enum Kind {
        SIGN,
        NUMBER,
        FRACTION,
        LETTERS
    }

    /** Numbers, words, single signs. */
    private static final Pattern TOKEN = Pattern.compile("\\p{Nd}+|[\\p{L}\\p{M}]+|.", Pattern.DOTALL);

    /** Signs in the order of Unicode's root collation, before all others. */
    private static final String SIGNS = " _-–—,;:!?.…'‘’\"“”()[]{}§¶@*/\\&#%‰†‡•`´^¯¨°©®+±÷×<=>|¦~⁄¤¢$£¥€";

    private static final int[] STRENGTHS = {Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY};

    private final Collator letters;

    public WordOrder(Locale locale) {
        // Java compares French accents from the end; Unicode does so only for Canada.
        var isFrench = locale.getLanguage().equals("fr");
        letters = Collator.getInstance(isFrench ? Locale.ROOT : Locale.forLanguageTag(locale.getLanguage()));
    }

    @Override
    public int compare(String one, String other) {
        var tokens = tokens(one);
        var others = tokens(other);
        for (var strength : STRENGTHS) {
            letters.setStrength(strength);
            var order = compare(tokens, others);
            if (order != 0) return order;
        }
        return 0;
    }

    private static List<String> tokens(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFC).replaceAll("\\p{Z}", " ");
        return TOKEN.matcher(plain).results().map(MatchResult::group).toList();
    }

    private int compare(List<String> tokens, List<String> others) {
        for (var i = 0; i < Math.min(tokens.size(), others.size()); i++) {
            var order = compareTokens(tokens.get(i), others.get(i));
            if (order != 0) return order;
        }
        return Integer.compare(tokens.size(), others.size());
    }

    private int compareTokens(String one, String other) {
        var kind = kindOf(one);
        if (kind != kindOf(other)) return kind.compareTo(kindOf(other));
        return switch (kind) {
            case SIGN -> Integer.compare(rank(one), rank(other));
            case NUMBER -> new BigInteger(one).compareTo(new BigInteger(other));
            case FRACTION -> decomposed(one).compareTo(decomposed(other));
            case LETTERS -> letters.compare(one, other);
        };
    }

    private static Kind kindOf(String token) {
        var first = token.codePointAt(0);
        if (Character.isDigit(first)) return Kind.NUMBER;
        if (Character.getType(first) == Character.OTHER_NUMBER) return Kind.FRACTION;
        return Character.isLetter(first) ? Kind.LETTERS : Kind.SIGN;
    }

    /** `½` becomes `1⁄2`. */
    private static String decomposed(String fraction) {
        return Normalizer.normalize(fraction, Normalizer.Form.NFKD);
    }

    private static int rank(String sign) {
        var index = SIGNS.indexOf(sign);
        return index < 0 ? SIGNS.length() + sign.codePointAt(0) : index;
    }
}
