package com.adobe.granite.toggle.api;

/** AEM's own, which its public API leaves out; the grid asks it whether to show what an author took out of a live copy. */
public interface ToggleRouter {

    boolean isEnabled(String toggle);
}
